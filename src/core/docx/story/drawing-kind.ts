/** What a drawing is, as far as the document says. */
export type DrawingKind =
  | 'picture'
  | 'chart'
  | 'diagram'
  /** Vector shapes, text boxes, groups and canvases. */
  | 'shapes'
  | 'ink'
  /** An OLE equation or a picture of one. */
  | 'equation'
  /** Any other embedded object: a sheet, a Visio drawing. */
  | 'object'
  /** A button, a check box or a field of a form, with its picture. */
  | 'control'
  /** A horizontal rule. */
  | 'rule';
