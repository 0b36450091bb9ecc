import type { Attributes } from '../read-xml.ts';
import type { Drawing, DrawingKind } from '../story.ts';
import { isOnValue, pointsOfEmu, styleLength } from '../styles/property-values.ts';

/** A drawing while its elements are being read, in DrawingML or VML. */
export class OpenDrawing {
  readonly element: string;
  #drawing: Drawing;
  #kind: DrawingKind | null = null;
  /** The whole drawing is switched off; in VML, each shape is on its own. */
  #isOff = false;
  #hasHidden = false;

  constructor(element: string, index: number, paragraph: number) {
    this.element = element;
    this.#drawing = {
      index,
      paragraph,
      kind: 'shapes',
      pictures: 0,
      shapes: 0,
      lines: 0,
      textBoxes: 0,
      inline: element !== 'w:drawing',
      wrap: 'none',
      behind: false,
      width: 0,
      height: 0,
    };
  }

  /**
   * Whether an element of the drawing is hidden, with all that is in it: what was switched off in Word's selection pane
   * (20.4.2.5; in VML by its style).
   */
  hides(name: string, attributes: Attributes): boolean {
    if (name === 'wp:docPr') this.#isOff = isOnValue(attributes.hidden) ?? false;
    const isHidden =
      name === 'a:graphic' ? this.#isOff : vmlShapes.has(name) && hiddenStyle.test(attributes.style ?? '');
    this.#hasHidden ||= isHidden;
    return isHidden;
  }

  open(name: string, attributes: Attributes): void {
    const drawing = this.#drawing;
    switch (name) {
      case 'wp:inline':
        drawing.inline = true;
        break;
      case 'wp:anchor':
        drawing.behind = isOnValue(attributes.behindDoc) ?? false;
        break;
      case 'wp:wrapTopAndBottom':
        drawing.wrap = 'aboveAndBelow';
        break;
      case 'wp:wrapSquare':
      case 'wp:wrapTight':
      case 'wp:wrapThrough':
        drawing.wrap = 'beside';
        break;
      case 'w10:wrap':
        drawing.wrap = vmlWraps[attributes.type ?? ''] ?? 'none';
        break;
      case 'wp:extent':
        drawing.width = pointsOfEmu(attributes.cx);
        drawing.height = pointsOfEmu(attributes.cy);
        break;
      case 'pic:pic':
      case 'a:pic':
      case 'am3d:model3d':
      case 'v:imagedata':
        drawing.pictures += 1;
        break;
      case 'c:chart':
      case 'cx:chart':
        this.#kind = 'chart';
        break;
      case 'dgm:relIds':
        this.#kind = 'diagram';
        break;
      case 'w14:contentPart':
      case 'wpi:contentPart':
      case 'wp:contentPart':
        this.#kind = 'ink';
        break;
      case 'a:prstGeom':
        if (isLine(attributes.prst ?? '')) drawing.lines += 1;
        break;
      // Strict documents have these in the `wp` namespace.
      case 'wps:wsp':
      case 'wp:wsp':
      // Content pasted from slides comes in a locked canvas.
      case 'a:sp':
      case 'a:cxnSp':
        drawing.shapes += 1;
        break;
      case 'wps:txbx':
      case 'wp:txbx':
      case 'v:textbox':
        drawing.textBoxes += 1;
        break;
      case 'w:control':
        this.#kind = 'control';
        break;
      case 'o:OLEObject':
        this.#kind = kindOfObject(attributes.ProgID);
        break;
      case 'w:objectEmbed':
      case 'w:objectLink':
        this.#kind = kindOfObject(attributes['w:progId']);
        break;
      default:
        if (name.startsWith('v:')) this.#openVml(name, attributes);
    }
  }

  /** Nothing is left of it but what is hidden. */
  get isHidden(): boolean {
    const { pictures, shapes, textBoxes } = this.#drawing;
    return this.#hasHidden && pictures + shapes + textBoxes === 0;
  }

  finish(): Drawing {
    const drawing = this.#drawing;
    const plainKind = drawing.pictures > 0 ? 'picture' : isRule(drawing) ? 'rule' : 'shapes';
    // Ink on a picture or a shape is only an annotation.
    const isAnnotated = this.#kind === 'ink' && drawing.pictures + drawing.shapes > 0;
    drawing.kind = isAnnotated ? plainKind : (this.#kind ?? plainKind);
    return drawing;
  }

  #openVml(name: string, attributes: Attributes): void {
    if (!vmlShapes.has(name)) return;
    const drawing = this.#drawing;
    const style = attributes.style ?? '';
    if (drawing.width === 0) {
      drawing.width = styleLength(style, 'width');
      drawing.height = styleLength(style, 'height');
      drawing.inline = !/position\s*:\s*absolute/i.test(style);
      drawing.behind = /z-index\s*:\s*-/i.test(style);
    }
    if (!/^(?:f|false|0)$/.test(attributes['o:hr'] ?? 'f')) this.#kind = 'rule';
    if (name === 'v:line' || (attributes['o:connectortype'] ?? 'none') !== 'none') drawing.lines += 1;
    if (name !== 'v:group') drawing.shapes += 1;
  }
}

/** LibreOffice saves a horizontal rule as a flat rectangle in line with the text. */
function isRule({ inline, pictures, shapes, lines, textBoxes, width, height }: Drawing): boolean {
  const isOneBox = shapes === 1 && pictures + lines + textBoxes === 0;
  return isOneBox && inline && height > 0 && height < thickestRule && width > shortestRule;
}

/** In points. */
const thickestRule = 3;
const shortestRule = 100;

const vmlWraps: Readonly<Record<string, Drawing['wrap']>> = {
  topAndBottom: 'aboveAndBelow',
  square: 'beside',
  tight: 'beside',
  through: 'beside',
};

const vmlShapes = new Set([
  'v:shape',
  'v:rect',
  'v:roundrect',
  'v:oval',
  'v:line',
  'v:polyline',
  'v:arc',
  'v:curve',
  'v:group',
]);

const hiddenStyle = /(?:^|;)\s*visibility\s*:\s*hidden/i;

function kindOfObject(program = ''): DrawingKind {
  if (equationProgram.test(program)) return 'equation';
  return textProgram.test(program) ? 'document' : 'object';
}

/** LibreOffice registers its programs as `LibreOffice.MathDocument.1`, earlier `soffice.StarMathDocument.6`. */
const equationProgram = /equation|mathtype|mathdocument/i;
const textProgram = /^(?:word\.(?:document|opendocumenttext|rtf)|wordpad)|writerdocument/i;

function isLine(geometry: string): boolean {
  return geometry === 'line' || /connector/i.test(geometry);
}
