import type { FormView } from './form-view.ts'

/** A form that was sent and not taken. */
export function isRefused({ refusal, fields }: FormView): boolean {
  return refusal !== undefined || fields.some(({ fault }) => fault)
}

/** What the title of a page begins with once its form was answered; empty before. */
export function resultPrefix(form: FormView): string {
  if (isRefused(form)) return `${form.words.error} `
  return form.done === undefined ? '' : `${form.done.title} · `
}
