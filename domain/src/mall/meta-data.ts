/** Search metadata of one path; an absent field leaves the page's own default. */
export interface MetaData {
  readonly title?: string
  readonly description?: string
  readonly keywords?: string
  readonly imageUrl?: string
  /** What the picture shows. */
  readonly imageAlt?: string
  readonly canonical?: string
}
