/** Generated from the table of endpoints by `studio/build/response-schemas.ts`. */
declare module 'virtual:response-schemas' {
  import type { ResponseSchema, ResponseSchemas } from '@promenade/contract/studio-api/response-schema'
  /** The schemas of each endpoint, such as `GET /api/v1/session`. */
  export const responses: Readonly<Record<string, ResponseSchemas>>
  export const problem: ResponseSchema
}
