import type { EntryFault } from '@promenade/contract/studio-api/fields'
import type { StorePart } from '@promenade/domain/studio/store-answers'
import { type ReactNode, useEffect, useState } from 'react'
import { codeOf } from '../api/request-error.ts'
import { Button } from '../components/button.tsx'
import { Form } from '../components/inputs.tsx'
import { SentState } from './sent-state.tsx'
import { type Answers, useStore } from './store-context.ts'
import type { Draft } from './use-draft.ts'
import type { StoreWords } from './words-en.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'
import styles from './store-page.module.css'

interface PartProps {
  readonly name: StorePart
  /** How it is now. */
  readonly now: ReactNode
  /** Confirms it as it is; absent where there is nothing to confirm. */
  readonly confirm?: Answers | undefined
  /** The button that opens the form. */
  readonly change: string
  readonly draft: Draft
  readonly read: () => Answers
  readonly children: (fault: (path: string) => string | undefined) => ReactNode
}

/** The button that was pressed is gone: the first field of the form takes its place. */
const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input, textarea, select')?.focus()

/** A part of what a store is asked: how it is, one press to confirm it, and a form to change it. */
export function Part({ name, now, confirm, change, draft, read, children }: PartProps) {
  const { words } = useStore()
  const [isOpen, setIsOpen] = useState(draft.kept !== 'nowhere')
  const [isPressed, setIsPressed] = useState(false)
  const state = usePart(name)
  const title = `part-${name}`
  const close = (leave: () => void) => () => {
    leave()
    setIsOpen(false)
  }
  return (
    <section className={`${primitives.panel} ${primitives.stack}`} aria-labelledby={title}>
      <h2 id={title}>{words.parts[name]}</h2>
      {now}
      <SentState name={name} />
      {isOpen ? (
        <Form
          ref={isPressed ? focusFirst : undefined}
          onSubmit={() => void state.run(read(), close(draft.forget))}
        >
          {children(state.faultAt)}
          {draft.kept !== 'nowhere' && <p className={primitives.note}>{words.kept[draft.kept]}</p>}
          <div className={styles.buttons}>
            <Button type="submit" look="main" disabled={state.isBusy}>
              {state.isBusy ? words.sending : words.send}
            </Button>
            <Button disabled={state.isBusy} onClick={close(draft.discard)}>
              {words.cancel}
            </Button>
          </div>
        </Form>
      ) : (
        <div className={styles.buttons}>
          {confirm !== undefined && !state.isSettled && (
            <Button
              look="main"
              disabled={state.isBusy}
              aria-describedby={title}
              onClick={() => void state.run(confirm, () => {})}
            >
              {words.right}
            </Button>
          )}
          <Button
            aria-describedby={title}
            onClick={() => {
              setIsPressed(true)
              setIsOpen(true)
            }}
          >
            {change}
          </Button>
        </div>
      )}
      <div role="alert">{state.problem !== undefined && <p className={inputs.fault}>{state.problem}</p>}</div>
    </section>
  )
}

/** Sends a part, and tells at its fields what cannot be. */
function usePart(name: StorePart) {
  const { page, words, send } = useStore()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [faults, setFaults] = useState<readonly EntryFault[]>([])
  useEffect(() => {
    if (faults.length > 0) document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  const run = async (answers: Answers, onSent: () => void) => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const found = await send(answers, onSent)
      setFaults(found ?? [])
      setProblem(found && words.problems.faults)
    } catch (error) {
      setProblem(problemOf(error, words))
    } finally {
      setIsBusy(false)
    }
  }
  const faultAt = (path: string) => {
    const fault = faults.find((one) => one.path.join('.') === path)
    return fault && words.faults[faultName(name, fault)]
  }
  const last = page.sent.find(({ part }) => part === name)?.state
  // What was sent, and the centre has not refused, needs no confirmation.
  const isSettled = last !== undefined && last !== 'rejected' && last !== 'undone'
  return { isBusy, problem, isSettled, run, faultAt }
}

function faultName(part: StorePart, { code, path }: EntryFault): keyof StoreWords['faults'] {
  if (code === 'missing' || code === 'reversed') return code
  if (part === 'hours' || part === 'phone') return part
  return path.at(-1) === 'end' || path.at(-1) === 'from' ? 'over' : 'other'
}

const problemNames: Readonly<Partial<Record<string, keyof StoreWords['problems']>>> = {
  offline: 'offline',
  'too-many': 'tooMany',
  unauthorized: 'ended',
  'unsupported-media': 'picture',
  'too-large': 'picture',
}

/** Says what to do about a request that failed. */
export function problemOf(error: unknown, words: StoreWords): string {
  return words.problems[problemNames[codeOf(error) ?? ''] ?? 'failed']
}
