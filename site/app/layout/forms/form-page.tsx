import { PageHead } from '../../components/page-head/page-head.tsx'
import type { FormView } from '../../components/form/form-view.ts'
import { PostedForm } from './posted-form.tsx'
import type { SubmittedForm } from './send-form.ts'

interface FormPageProps {
  screen: { title: string; intro?: string | undefined; form: FormView }
  result: SubmittedForm | undefined
}

/** A page that is only a title and a form, as for links in mails. */
export function FormPage({ screen: { title, intro, form }, result }: FormPageProps) {
  return (
    <>
      <PageHead title={title} intro={intro} />
      <PostedForm form={form} result={result} />
    </>
  )
}
