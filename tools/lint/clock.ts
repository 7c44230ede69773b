// A plugin of the linter: finds where code reads the clock instead of being given a time.

interface Node {
  readonly type: string
  readonly name?: string
  readonly arguments?: readonly unknown[]
  readonly callee?: Node
  readonly object?: Node
  readonly property?: Node
}

interface Context {
  report(problem: { node: Node; message: string }): void
}

/** Properties whose value is the time of the machine. */
const clocks: Readonly<Record<string, string>> = {
  Date: 'now',
  performance: 'timeOrigin',
  Temporal: 'Now',
}

const message = 'This reads the clock of the machine. Take the time as an argument, or now() of the test run.'

const noRealTime = {
  create(context: Context) {
    const report = (node: Node) => context.report({ node, message })
    const isBareDate = ({ callee, arguments: given = [] }: Node) =>
      callee?.type === 'Identifier' && callee.name === 'Date' && given.length === 0
    return {
      NewExpression: (node: Node) => void (isBareDate(node) && report(node)),
      CallExpression: (node: Node) => void (isBareDate(node) && report(node)),
      MemberExpression(node: Node) {
        const clock = node.object?.type === 'Identifier' ? clocks[node.object.name ?? ''] : undefined
        if (clock !== undefined && node.property?.name === clock) report(node)
      },
    }
  },
}

export default { meta: { name: 'clock' }, rules: { 'no-real-time': noRealTime } }
