import type { FormView } from './form-view.ts'

/** True for a submitted form with errors. */
export function isRefused({ refusal, fields }: FormView): boolean {
  return refusal !== undefined || fields.some(({ fault }) => fault)
}

/** Prefix of the page title after a submission; empty before. */
export function resultPrefix(form: FormView): string {
  if (isRefused(form)) return `${form.words.error} `
  return form.done === undefined ? '' : `${form.done.title} · `
}
