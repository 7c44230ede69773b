/**
 * A response that has every field of an editing schema, or does not compile. A field has its own name there, or that of
 * `Names`, a union where several fields of the response carry it; `never` stands for one that only selects or orders.
 */
export type Carries<
  Editable,
  Names extends { readonly [Name in keyof Names]: Name extends keyof Editable ? PropertyKey : never },
  Response extends { readonly [Name in WireName<keyof Editable, Names>]: unknown },
> = Response

type WireName<Name extends PropertyKey, Names> = Name extends keyof Names ? Names[Name] & PropertyKey : Name
