/** Journeys change and stop what they visit, so each mall has an embedded database, whatever the environment offers. */
export const ownDatabase = { DATABASE_URL: undefined }
