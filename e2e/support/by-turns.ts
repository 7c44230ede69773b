import { inject, it } from 'vitest'

type Test<Row extends readonly unknown[]> = (...row: Row) => Promise<void>

type EachRow<Row extends readonly unknown[]> = (name: string, test: Test<Row>) => void

/**
 * The cases of a block of tests, mostly languages, each with an `it` of its own. Each test of the block runs in one of them,
 * by turns: the first test in the first case, the second in the second; in `npm run audit` each runs in all.
 */
export function byTurns<Case extends object>(cases: readonly Case[]) {
  return cases.map((one, place) => ({ ...one, it: itByTurns(place, cases.length) }))
}

function itByTurns(place: number, count: number) {
  let tests = 0
  const isTurn = () => inject('isAudit') || tests++ % count === place
  const single = (name: string, test: Test<[]>) => {
    if (isTurn()) it(name, () => test())
  }
  function each<const Row extends readonly [unknown, unknown]>(
    rows: readonly Row[],
  ): EachRow<[Row[0], Row[1]]>
  function each<const Row>(rows: readonly Row[]): EachRow<[Row]>
  function each(rows: readonly unknown[]): EachRow<never[]> {
    const own = rows.filter(isTurn)
    return (name, test) =>
      it.each(own)(name, async (...row) => {
        await Reflect.apply(test, undefined, row)
      })
  }
  return Object.assign(single, { each })
}
