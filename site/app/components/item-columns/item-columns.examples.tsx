import type { Example } from '../example.ts'
import { Fact, ItemColumns } from './item-columns.tsx'

export const itemColumnsExamples: readonly Example[] = [
  {
    name: 'a text with two facts',
    render: () => (
      <ItemColumns
        facts={
          <>
            <Fact id="example-when" title="When">
              <p>Saturday, November 21, 6:30 p.m.</p>
            </Fact>
            <Fact id="example-where" title="Where">
              <p>Net Loft stage, Level 1</p>
            </Fact>
          </>
        }
      >
        <p>Everything there is to tell about it stands here, as long as it needs to be.</p>
      </ItemColumns>
    ),
  },
]
