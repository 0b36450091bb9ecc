import { attributes, namespaces } from './xml.ts';

/** `docx` adds the part that this id refers to if the body uses it. */
export const pictureRelationship = 'rIdPicture';
export const chartRelationship = 'rIdChart';

export interface DrawingOptions {
  /** In points. @default 200 */
  width?: number;
  /** In points. @default 150 */
  height?: number;
  /** In line with text, or floating. @default 'inline' */
  placement?: 'inline' | 'anchor';
  /** Where the text goes that a floating drawing pushes aside. @default 'TopAndBottom' */
  wrap?: 'TopAndBottom' | 'Square' | 'None';
  /** The alternative text. */
  description?: string;
}

/** A run with a picture. */
export function picture(options: DrawingOptions = {}): string {
  const extent = extentOf(options);
  return drawing(
    options,
    namespaces.pic ?? '',
    `<pic:pic><pic:nvPicPr><pic:cNvPr id="0" name="picture.png"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${pictureRelationship}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>`,
  );
}

/** A run with a chart. */
export function chart(options: DrawingOptions = {}): string {
  return drawing(options, namespaces.c ?? '', `<c:chart r:id="${chartRelationship}"/>`);
}

/** A run with a text box. Both branches hold its text, as Word writes it. */
export function textBox(...paragraphs: readonly string[]): string {
  const content = `<w:txbxContent>${paragraphs.join('')}</w:txbxContent>`;
  const shape = drawingElement(
    { placement: 'anchor' },
    namespaces.wps ?? '',
    `<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext${extentOf({})}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp>`,
  );
  const fallback = `<w:pict><v:shape style="position:absolute;width:200pt;height:150pt" fillcolor="white"><v:textbox>${content}</v:textbox></v:shape></w:pict>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${shape}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent></w:r>`;
}

function drawing(options: DrawingOptions, uri: string, graphic: string): string {
  return `<w:r>${drawingElement(options, uri, graphic)}</w:r>`;
}

function drawingElement(options: DrawingOptions, uri: string, graphic: string): string {
  const extent = `<wp:extent${extentOf(options)}/>`;
  // `docx` replaces the id, because Word requires a different one for each drawing.
  const properties = `<wp:docPr id="0" name="Drawing"${attributes({ descr: options.description })}/><wp:cNvGraphicFramePr/>`;
  const content = `<a:graphic><a:graphicData uri="${uri}">${graphic}</a:graphicData></a:graphic>`;
  if (options.placement !== 'anchor') {
    return `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">${extent}${properties}${content}</wp:inline></w:drawing>`;
  }
  const position =
    '<wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="column"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV>';
  return `<w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="1" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1">${position}${extent}<wp:effectExtent l="0" t="0" r="0" b="0"/>${wrapOf(options)}${properties}${content}</wp:anchor></w:drawing>`;
}

function wrapOf({ wrap = 'TopAndBottom' }: DrawingOptions): string {
  return `<wp:wrap${wrap}${wrap === 'Square' ? attributes({ wrapText: 'bothSides' }) : ''}/>`;
}

function extentOf(options: DrawingOptions): string {
  const emuPerPoint = 12_700;
  return attributes({ cx: (options.width ?? 200) * emuPerPoint, cy: (options.height ?? 150) * emuPerPoint });
}
