import Papa from 'papaparse'

const windowsLetters = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
)

/** Converts a cell as Excel in Spanish does when it opens and saves a CSV file. */
function saveCell(cell: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)( \d\d:\d\d)?$/.exec(cell) ?? []
  if (year !== undefined) return `${day}/${month}/${year}${time ?? ''}`
  if (/^[=+\-@]\D/.test(cell)) return '#¿NOMBRE?'
  if (/^[+]?0*\d+$/.test(cell))
    return Number(cell) < 1e11
      ? String(Number(cell))
      : Number(cell).toExponential(2).replace('.', ',').replace('e', 'E')
  if (/^\d{1,2}[-/]\d{1,2}$/.test(cell)) return `${cell.split(/[-/]/)[0]}-dic`
  return /^(?:true|false)$/i.test(cell) ? (/true/i.test(cell) ? 'VERDADERO' : 'FALSO') : cell
}

/** Bytes of a text in Windows-1252; letters that it lacks become question marks. */
export function encodeWindows1252(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    text.split('').map((letter) => {
      const byte = windowsLetters.indexOf(letter)
      return byte === -1 ? 0x3f : byte
    }),
  )
}

/** Opens CSV in Excel in Spanish, edits rows and saves them: semicolons, Windows-1252, dates such as 24/12/2026. */
export function editInSpanishExcel(
  csv: string,
  edit: (rows: string[][]) => readonly string[][] = (rows) => rows,
): Uint8Array<ArrayBuffer> {
  const delimiter = /^[^\n]*?([,;])/.exec(csv)?.[1] ?? ','
  const { data } = Papa.parse<string[]>(csv.trimEnd().replace('\uFEFF', ''), { delimiter })
  const saved = edit(data.map((row) => row.map(saveCell)))
  return encodeWindows1252(`${Papa.unparse([...saved], { delimiter: ';' })}\r\n`)
}
