/** The rule of XML 1.0 that was broken, or something that no part of a word processor's document has. */
export type XmlFault = 'malformed' | 'unknown entity' | 'document type' | 'too many attributes' | 'too long';

/** A text that is not XML, or not XML that we read. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
  readonly fault: XmlFault;

  constructor(message: string, fault: XmlFault = 'malformed') {
    super(message);
    this.fault = fault;
  }
}
