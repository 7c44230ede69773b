/** Search metadata of one path; for an absent field the page has a default. */
export interface MetaData {
  readonly title?: string
  readonly description?: string
  readonly keywords?: string
  readonly imageUrl?: string
  /** What the picture shows. */
  readonly imageAlt?: string
  readonly canonical?: string
}
