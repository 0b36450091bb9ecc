/** Replaces text that identified a person. */
export const removedText = 'removed';
