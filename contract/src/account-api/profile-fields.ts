import type { FormRecord, NothingBut } from '@promenade/domain/forms/form'
import { profileFields } from '@promenade/domain/forms/forms'
import { z } from 'zod'

/** The name of a profile's field on the wire, which has no underscores there: `firstname` (specification §3). */
type WireName<Name> = Name extends `${infer Start}_${infer End}` ? WireName<`${Start}${End}`> : Name

type ProfileTexts = {
  readonly [Name in keyof typeof profileFields as WireName<Name>]: string | null
}

const wireNames = new Map(Object.keys(profileFields).map((name) => [name, name.replaceAll('_', '')]))

/** The written fields of a profile, in requests and responses. */
export const profileFieldsWire = createProfileFieldsWire()

function createProfileFieldsWire(): { readonly [Name in keyof ProfileTexts]: z.ZodNullable<z.ZodString> }
function createProfileFieldsWire(): z.ZodRawShape {
  return Object.fromEntries([...wireNames.values()].map((name) => [name, z.string().nullable()]))
}

type ProfileValue = { readonly [Name in keyof typeof profileFields]?: string | null | undefined }

type Texts = Readonly<Record<string, string | null | undefined>>

/** The fields of the profile form by their names on the wire. */
export function encodeProfile<Written extends ProfileValue>(
  fields: Written & NothingBut<ProfileValue, Written>,
): ProfileTexts
export function encodeProfile(fields: Texts): Texts {
  return Object.fromEntries([...wireNames].map(([name, wireName]) => [wireName, fields[name] ?? null]))
}

/** The fields of the profile form from those on the wire. */
export function decodeProfile(texts: ProfileTexts): FormRecord<typeof profileFields>
export function decodeProfile(texts: Texts): Texts {
  return Object.fromEntries([...wireNames].map(([name, wireName]) => [name, texts[wireName] ?? null]))
}
