/** A place that was considered and rejected. */
export interface Place {
  paragraph: number;
  /** What speaks against it. */
  reason: string;
  /** 0 to 1. */
  certainty: number;
}
