/**
 * The columns that hold the fields of an editing schema under their own names; an optional field is null where it is
 * absent. `Elsewhere` names the fields that other columns or tables hold.
 */
export type Columns<Fields, Elsewhere extends keyof Fields = never> = {
  [Name in keyof Fields as Exclude<Name, Elsewhere>]-?: Column<Fields[Name]>
}

/** The same for a group of fields whose columns begin with its name: `alert_title`. Null where the group is absent. */
export type PrefixedColumns<Prefix extends string, Fields> = {
  [Name in keyof Fields as `${Prefix}_${Name & string}`]-?: Column<Fields[Name]>
}

/** The columns of a picture: the hash of its file, and its other fields as in `PrefixedColumns`. */
export type PictureColumns<Name extends string, Picture> = Record<Name, Column<Picture, string>> & {
  [Field in Exclude<keyof NonNullable<Picture>, 'path'> as `${Name}_${Field & string}`]-?: Column<
    NonNullable<Picture>[Field] | Extract<Picture, undefined>
  >
}

type Column<Field, Value = Exclude<Field, undefined>> = undefined extends Field ? Value | null : Value
