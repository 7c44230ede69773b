import type { FormRecord, NothingBut } from '@promenade/domain/forms/form'
import { profileFields } from '@promenade/domain/forms/forms'
import { z } from 'zod'

/** The name of a profile's field in JSON, which has no underscores there: `firstname` (specification §3). */
type JsonName<Name> = Name extends `${infer Start}_${infer End}` ? JsonName<`${Start}${End}`> : Name

type ProfileTexts = {
  readonly [Name in keyof typeof profileFields as JsonName<Name>]: string | null
}

const jsonNames = new Map(Object.keys(profileFields).map((name) => [name, name.replaceAll('_', '')]))

/** The written fields of a profile, in requests and responses. */
export const profileFieldsSchema = createProfileFieldsSchema()

function createProfileFieldsSchema(): { readonly [Name in keyof ProfileTexts]: z.ZodNullable<z.ZodString> }
function createProfileFieldsSchema(): z.ZodRawShape {
  return Object.fromEntries([...jsonNames.values()].map((name) => [name, z.string().nullable()]))
}

type ProfileValue = { readonly [Name in keyof typeof profileFields]?: string | null | undefined }

type Texts = Readonly<Record<string, string | null | undefined>>

/** The fields of the profile form by their names in JSON. */
export function encodeProfile<Written extends ProfileValue>(
  fields: Written & NothingBut<ProfileValue, Written>,
): ProfileTexts
export function encodeProfile(fields: Texts): Texts {
  return Object.fromEntries([...jsonNames].map(([name, jsonName]) => [jsonName, fields[name] ?? null]))
}

/** The fields of the profile form from those in JSON. */
export function decodeProfile(texts: ProfileTexts): FormRecord<typeof profileFields>
export function decodeProfile(texts: Texts): Texts {
  return Object.fromEntries([...jsonNames].map(([name, jsonName]) => [name, texts[jsonName] ?? null]))
}
