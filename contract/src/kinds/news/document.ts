import { editableOccasion } from '../event/document.ts'

/** The editable fields of a news item: those of an event that is held once. */
export const editableNews = editableOccasion
