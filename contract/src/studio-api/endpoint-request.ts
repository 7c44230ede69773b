import type { EndpointName, endpoints } from './endpoints.ts'
import type { FileBody } from './endpoint.ts'
import type { z } from 'zod'

/** The inputs of a request to an endpoint, from the table of endpoints. */
export type EndpointRequest<Name extends EndpointName> = {
  readonly [Part in PartName as IsOmissible<Name, Part> extends true ? never : Part]: PartOf<Name, Part>
} & {
  readonly [Part in PartName as IsOmissible<Name, Part> extends true ? Part : never]?: PartOf<Name, Part>
}

type PartName = 'params' | 'query' | 'headers' | 'body'

/** `never` for what an endpoint does not take. */
type PartOf<Name extends EndpointName, Part extends PartName> = Part extends 'params'
  ? ParamsOf<Name>
  : (typeof endpoints)[Name] extends Readonly<Record<Part, infer Schema>>
    ? InputOf<Schema>
    : never

/** True for a query or headers that may all be absent. A body is always sent. */
type IsOmissible<Name extends EndpointName, Part extends PartName> = [PartOf<Name, Part>] extends [never]
  ? true
  : Part extends 'query' | 'headers'
    ? Partial<PartOf<Name, Part>> extends PartOf<Name, Part>
      ? true
      : false
    : false

type ParamsOf<Name extends string> = [ParamOf<Name>] extends [never]
  ? never
  : Readonly<Record<ParamOf<Name>, string | number>>

/** The parts of a path that a request fills in, such as `id`. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamOf<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

type InputOf<Schema> = Schema extends z.ZodType
  ? Immutable<z.input<Schema>>
  : Schema extends FileBody
    ? Blob
    : never

type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value
