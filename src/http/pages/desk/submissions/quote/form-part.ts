/** A part of a form that says at its own fields what is wrong with them. */
export interface FormPart {
  element: HTMLElement;
  /** Shows all that is wrong, before the form is sent; such fields are marked as invalid. */
  showProblems(): void;
}
