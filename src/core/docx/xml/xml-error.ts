/** What breaks the rules of XML 1.0, or a document type, which no part of a word processor's document has. */
export type XmlFault = 'malformed' | 'unknown entity' | 'document type' | 'too many attributes';

/** A text is not the XML that we read. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
  readonly fault: XmlFault;

  constructor(message: string, fault: XmlFault = 'malformed') {
    super(message);
    this.fault = fault;
  }
}
