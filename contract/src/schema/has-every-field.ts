/**
 * `Response`, if it has a field for every field of an editing schema; else a compile error. `Names` maps a field of the
 * schema to its name in the response: a union for several fields, `never` for a field that only selects or orders records.
 */
export type HasEveryField<
  Editable,
  Names extends { readonly [Name in keyof Names]: Name extends keyof Editable ? PropertyKey : never },
  Response extends { readonly [Name in JsonName<keyof Editable, Names>]: unknown },
> = Response

type JsonName<Name extends PropertyKey, Names> = Name extends keyof Names ? Names[Name] & PropertyKey : Name

/** The names of fields that promotions and events have in common. */
export interface FeaturedNames {
  picture: 'image_url' | 'image_url_alt_text'
  start: 'start_date'
  end: 'end_date'
  show_from: 'show_on_web_date'
  featured: 'is_featured'
  home_position: 'position_featured_on_home_page'
  draft: never
}
