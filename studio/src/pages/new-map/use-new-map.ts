import type { MapReport } from '@promenade/contract/studio-api/new-map'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callStores } from '../../api/call-stores.ts'
import { codeOf } from '../../api/request-error.ts'
import { problemText } from '../../context/problem-text.ts'
import { useStudio } from '../../context/studio-context.ts'
import { useNewMapWords } from './use-new-map-words.ts'

interface Chosen {
  readonly file: Blob
  readonly name: string
  /** The idempotency key: a second press, or a retry after a lost response, has no second effect. */
  readonly key: string
}

/** The state of a new map: the file, its comparison with the present map, and the requests. */
export function useNewMap() {
  const { messages: m, notify } = useStudio()
  const words = useNewMapWords()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen>()
  const [report, setReport] = useState<MapReport>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      const own = new Map<unknown, string>([
        ['unsupported-media', words.problems.noZip],
        ['too-large', words.problems.tooLarge],
        ['conflict', words.problems.changed],
      ])
      setProblem(own.get(codeOf(error)) ?? problemText(error, m))
    } finally {
      setIsBusy(false)
    }
  }
  const send = ({ file, name, key }: Chosen, query: { readonly dry_run?: '1'; readonly replaces?: string }) =>
    callStores('POST /api/v1/imports/map', {
      query,
      headers: { 'X-File-Name': encodeURIComponent(name), 'Idempotency-Key': key },
      body: file,
    })
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    setReport(undefined)
    await run(async () => {
      // A copy: the program that draws may write the file anew meanwhile.
      const copy = new Blob([await file.arrayBuffer()], { type: 'application/zip' })
      const next = { file: copy, name: file.name, key: crypto.randomUUID() }
      setChosen(next)
      setReport((await send(next, { dry_run: '1' })).report)
    })
  }
  const takeOver = () =>
    run(async () => {
      if (chosen === undefined || report === undefined) return
      const { id } = await send(chosen, { replaces: report.replaces })
      notify({ text: words.taken, changeSet: id })
      await navigate('/map')
    })
  return { chosen, report, problem, isBusy, open, takeOver }
}
