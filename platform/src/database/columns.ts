/**
 * The columns for the fields of an editing schema, under the same names; an absent optional field is null. `Elsewhere`
 * names the fields that are stored in other columns or tables.
 */
export type Columns<Fields, Elsewhere extends keyof Fields = never> = {
  [Name in keyof Fields as Exclude<Name, Elsewhere>]-?: Column<Fields[Name]>
}

/** The columns for a group of fields, prefixed with its name: `alert_title`. Null without the group. */
export type PrefixedColumns<Prefix extends string, Fields> = {
  [Name in keyof Fields as `${Prefix}_${Name & string}`]-?: Column<Fields[Name]>
}

/**
 * The columns for a picture: the hash of its file, and its other fields with the picture's name as prefix. A decorative
 * picture has an empty alternative text.
 */
export type PictureColumns<Name extends string, Picture> = Record<Name, Column<Picture, string>> & {
  [
    Field in Exclude<keyof NonNullable<Picture>, 'path' | 'decorative'> as `${Name}_${Field & string}`
  ]-?: Column<NonNullable<Picture>[Field] | Extract<Picture, undefined>>
}

type Column<Field, Value = Exclude<Field, undefined>> = undefined extends Field ? Value | null : Value
