/** The sizes of paper that the printed pages are laid out for: Letter at home, A4 elsewhere. */
export const papers = ['letter', 'a4'] as const

export type Paper = (typeof papers)[number]

export function parsePaper(value: string | null): Paper {
  return papers.find((paper) => paper === value) ?? 'letter'
}
