/** Escapes text for XML elements and attributes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** ` name="value"` for each attribute that has a value. */
export function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(String(value))}"`))
    .join('');
}

/** Content for a builder: a string is plain text, a list holds XML from other builders. */
export type Content = string | readonly string[];

const transitional = 'http://schemas.openxmlformats.org';

/** The namespaces of a main part and of the notes, under Word's own prefixes. */
export const namespaces: Readonly<Record<string, string>> = {
  w: `${transitional}/wordprocessingml/2006/main`,
  r: `${transitional}/officeDocument/2006/relationships`,
  m: `${transitional}/officeDocument/2006/math`,
  a: `${transitional}/drawingml/2006/main`,
  pic: `${transitional}/drawingml/2006/picture`,
  c: `${transitional}/drawingml/2006/chart`,
  wp: `${transitional}/drawingml/2006/wordprocessingDrawing`,
  mc: `${transitional}/markup-compatibility/2006`,
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
};

/** A complete part: the XML declaration and one element that declares all namespaces. */
export function rootElement(name: string, content: string): string {
  const declarations = Object.fromEntries(
    Object.entries(namespaces).map(([prefix, uri]) => [`xmlns:${prefix}`, uri]),
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<${name}${attributes(declarations)}>${content}</${name}>`;
}

/**
 * The same part with different names: the main namespace under another prefix, or the namespaces and relationship types
 * of Strict OOXML. Only markup can match, because the builders escape quotes and angle brackets in text.
 */
export function renamed(
  xml: string,
  options: { prefix?: string | undefined; strict?: boolean | undefined },
): string {
  const { prefix, strict } = options;
  const named =
    prefix === undefined
      ? xml
      : xml
          .replace(/(<\/?)w:/g, `$1${prefix}:`)
          .replace(/(\s)w:([A-Za-z]+=")/g, `$1${prefix}:$2`)
          .replace('xmlns:w=', `xmlns:${prefix}=`);
  if (!strict) return named;
  return named
    .replace(
      /http:\/\/schemas\.openxmlformats\.org\/(wordprocessingml|officeDocument|drawingml)\/2006\/(\w+)/g,
      strictUri,
    )
    .replace(
      /(purl\.oclc\.org\/ooxml\/officeDocument\/(?:relationships\/)?)extended-properties/g,
      '$1extendedProperties',
    );
}

function strictUri(_whole: string, family: string, name: string): string {
  return `http://purl.oclc.org/ooxml/${family}/${name}`;
}
