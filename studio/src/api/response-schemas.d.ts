/** Generated from the table of endpoints by `studio/build/response-schemas.ts`. */
declare module 'virtual:response-schemas' {
  import type { ResponseSchema, ResponseSchemas } from '@promenade/contract/studio-api/response-schema'
  /** The schemas of each endpoint, such as `GET /api/v1/session`, but for those that few screens need. */
  export const responses: Readonly<Record<string, ResponseSchemas>>
  export const problem: ResponseSchema
}

declare module 'virtual:store-response-schemas' {
  import type { ResponseSchemas } from '@promenade/contract/studio-api/response-schema'
  /** The schemas of the endpoints of stores that are asked, and of the plan. */
  export const responses: Readonly<Record<string, ResponseSchemas>>
}

declare module 'virtual:visitor-response-schemas' {
  import type { ResponseSchemas } from '@promenade/contract/studio-api/response-schema'
  /** The schemas of the endpoints about contests, subscribers, one person and page views. */
  export const responses: Readonly<Record<string, ResponseSchemas>>
}

declare module 'virtual:webhook-response-schemas' {
  import type { ResponseSchemas } from '@promenade/contract/studio-api/response-schema'
  /** The schemas of the endpoints of webhooks. */
  export const responses: Readonly<Record<string, ResponseSchemas>>
}
