/**
 * Stands in an error page where the reference number goes: the server puts the number of this very failure in its
 * place, the same that its log has.
 */
export const errorReferencePlaceholder = '%error-reference%'
