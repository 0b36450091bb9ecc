/** What kind of drawing this is, as far as the document says. */
export type DrawingKind =
  | 'picture'
  | 'chart'
  | 'diagram'
  /** Vector shapes, text boxes, groups and canvases. */
  | 'shapes'
  | 'ink'
  /** An OLE equation, or a picture of one. */
  | 'equation'
  /** An embedded text document, such as code from WordPad. */
  | 'document'
  /** Any other embedded object, such as a spreadsheet or a Visio drawing. */
  | 'object'
  /** A button, check box or form field, with its picture. */
  | 'control'
  /** A horizontal rule. */
  | 'rule';
