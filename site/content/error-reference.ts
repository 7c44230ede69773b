/** Placeholder in error pages: the server replaces it by the reference number that is also in the log. */
export const errorReferencePlaceholder = '%error-reference%'
