import type ts from 'typescript';

/** One import of the package, such as `thesisdesk/http`. */
export interface LibraryEntry {
  specifier: string;
  items: LibraryItem[];
  /** Types that the items speak of and that no entry exports; each stands with the first entry that needs it. */
  mentioned: LibraryItem[];
}

/** A name that an entry exports. */
export interface LibraryItem {
  name: string;
  /** The name that the declaration itself has, where it is another one. */
  declaredName: string;
  kind: 'function' | 'class' | 'interface' | 'type' | 'constant';
  /** What the declaration says, without its comments. */
  code: string;
  comment: DocComment;
  /** Properties, methods, or the values of a type that is one of several. */
  members: LibraryMember[];
  /** The same for all names of one declaration, whichever entry exports them. */
  declaration: ts.Node;
}

export interface LibraryMember {
  code: string;
  comment: DocComment;
}

/** A docstring, in its Markdown. */
export interface DocComment {
  text: string;
  tags: { name: string; text: string; parameter?: string }[];
}
