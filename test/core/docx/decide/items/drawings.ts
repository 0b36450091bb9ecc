import { namespaces } from '../../../../support/docx/xml.ts';

/** A run with an anchored drawing of empty shapes, and of lines between them. */
export function shapes(boxes: number, lines = 0): string {
  const drawn = (kind: string) =>
    `<wps:wsp><wps:cNvSpPr/><wps:spPr><a:prstGeom prst="${kind}"><a:avLst/></a:prstGeom></wps:spPr><wps:bodyPr/></wps:wsp>`;
  return anchored(`${drawn('rect').repeat(boxes)}${drawn('line').repeat(lines)}`);
}

/** A run with an equation as an OLE object, which Word shows as a picture. */
export function oleEquation(): string {
  return embedded('Equation.DSMT4', 'width:120pt;height:30pt');
}

/** A run with any other embedded object. */
export function embeddedObject(program = 'Visio.Drawing.11'): string {
  return embedded(program, 'width:300pt;height:200pt');
}

/** A run with a horizontal rule. */
export function horizontalRule(): string {
  return '<w:r><w:pict><v:rect style="width:0;height:1.5pt" o:hralign="center" o:hrstd="t" o:hr="t"/></w:pict></w:r>';
}

/** A run with a button of a form. */
export function formControl(): string {
  return '<w:r><w:object><v:shape style="width:200pt;height:120pt"><v:imagedata/></v:shape><w:control w:name="CheckBox1"/></w:object></w:r>';
}

function embedded(program: string, style: string): string {
  return `<w:r><w:object><v:shape style="${style}"><v:imagedata/></v:shape><o:OLEObject Type="Embed" ProgID="${program}"/></w:object></w:r>`;
}

function anchored(content: string): string {
  return `<w:r><w:drawing><wp:anchor><wp:extent cx="2540000" cy="1905000"/><wp:docPr id="0" name="Drawing"/><a:graphic><a:graphicData uri="${namespaces.wps}">${content}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
}
