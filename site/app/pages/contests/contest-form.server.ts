import type { Contest } from '@promenade/domain/mall/contest'
import { contestFields, contestForm, maxPhotoBytes } from '@promenade/domain/forms/forms'
import type { PageContext } from '../../page-context.ts'
import type { FormMessages } from '../../messages/forms/en.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { consentTo } from '../../presenters/forms/consent.server.ts'
import type { FieldDefinition } from '../../presenters/forms/form-definition.ts'
import { inputsOf } from '../../presenters/forms/inputs-of.ts'
import type { Submission } from '../../layout/forms/submit-form.server.ts'
import { langOf } from '../../presenters/lang-of.ts'

/** The label of the answer is the question of the contest. */
const { answer: _, ...personFields } = contestFields

/** The entry form with the fields that this contest requires. */
export function contestSubmission(
  contest: Contest,
  context: PageContext,
): Submission<ReturnType<typeof contestForm>> {
  const messages = formMessagesIn(context.locale)
  const words = messages.contest
  const consent = consentTo(words.newsletter, context)
  const { minimumAge, eligibility, question, asksForPhoto, slug, name } = contest
  const closed = { title: words.closedTitle, text: words.closedText }
  return {
    rules: contestForm({
      asksAge: minimumAge !== undefined,
      asksEligibility: eligibility !== undefined,
      asksQuestion: question !== undefined,
    }),
    fields: [...inputsOf(personFields, messages.fields), ...fieldsOf(contest, messages, consent.wording)],
    submit: words.enter,
    async call(value, visitor, form) {
      const photo = asksForPhoto ? await visitor.readPhoto() : ({ kind: 'none' } as const)
      if (photo.kind === 'busy' || photo.kind === 'limited') return photo
      if (photo.kind === 'faulty')
        return { kind: 'faulty', issues: [{ field: photoField, text: messages.problems[photo.fault] }] }
      const { newsletter, of_age = false, eligible = false, ...entry } = value
      const consentData = newsletter ? { newsletter: consent.given } : {}
      return visitor.call(
        'contest_entry',
        {
          ...entry,
          ...consentData,
          ...(photo.kind === 'read' && { photo: photo.jpeg }),
          contest: slug,
          of_age,
          eligible,
        },
        form,
      )
    },
    done: () => ({ title: words.entered, text: words.enteredText(name) }),
    refused: {
      over: () => closed,
      'not-open': () => closed,
    },
  }
}

function fieldsOf(
  contest: Contest,
  { contest: words, problems }: FormMessages,
  consent: string,
): readonly FieldDefinition[] {
  const { question, asksForPhoto, minimumAge, eligibility, rules } = contest
  const inEnglish = (field: string) => {
    const lang = langOf(contest, field)
    return lang && { lang }
  }
  const fields: readonly (FieldDefinition | undefined)[] = [
    question === undefined
      ? undefined
      : {
          kind: 'textarea',
          name: 'answer',
          label: question,
          ...inEnglish('question'),
        },
    asksForPhoto ? photoDefinition(words, problems) : undefined,
    minimumAge === undefined
      ? undefined
      : {
          kind: 'checkbox',
          name: 'of_age',
          label: words.ofAge(minimumAge),
          missing: words.boxMissing,
        },
    eligibility === undefined
      ? undefined
      : {
          kind: 'checkbox',
          name: 'eligible',
          label: eligibility,
          missing: words.boxMissing,
          ...inEnglish('eligibility'),
        },
    {
      kind: 'checkbox',
      name: 'rules',
      label: words.rules,
      missing: words.rulesMissing,
      ...(rules !== undefined && { link: { to: '#rules', text: words.readRules } }),
    },
    { kind: 'checkbox', name: 'newsletter', label: consent, isOptional: true },
  ]
  return fields.filter((field) => field !== undefined)
}

function photoDefinition(
  words: FormMessages['contest'],
  problems: FormMessages['problems'],
): FieldDefinition {
  return {
    kind: 'file',
    name: photoField,
    label: words.photo,
    hint: words.photoHint,
    accept: 'image/jpeg,image/png,image/webp',
    max: { bytes: maxPhotoBytes, fault: problems.photoTooLarge },
    isOptional: true,
  }
}

const photoField = 'photo'
