import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en as formsEn } from './forms/en.ts'
import { es as formsEs } from './forms/es.ts'
import { en as offlineEn } from './offline/en.ts'
import { es as offlineEs } from './offline/es.ts'
import { en as privacyEn } from './privacy/en.ts'
import { es as privacyEs } from './privacy/es.ts'
import { en as staticEn } from './static/en.ts'
import { es as staticEs } from './static/es.ts'
import { en as trailEn } from './trail/en.ts'
import { es as trailEs } from './trail/es.ts'
import { messagesIn } from './messages-in.server.ts'

/** Texts that are the same in both languages: "Blog", `Error 404`, `© 2026 …`, `A4`… */
const alike = [
  'blogs.title',
  'errors.status',
  'forms.form.error',
  'forms.form.failedTitle',
  'hours.errorTitle',
  'map.onLevel',
  'nav.blog',
  'printedMap.papers.a4',
  'privacy.purposes.marketing.name',
  'site.copyright',
  'site.pageOf',
]

const english = {
  ...messagesIn('en'),
  forms: formsEn,
  offline: offlineEn,
  privacy: privacyEn,
  static: staticEn,
  trail: trailEn,
}
const spanish = {
  ...messagesIn('es'),
  forms: formsEs,
  offline: offlineEs,
  privacy: privacyEs,
  static: staticEs,
  trail: trailEs,
}

describe('the dictionaries', () => {
  it('have the same words', () => {
    expect([...wordsOf(spanish).keys()].toSorted()).toEqual([...wordsOf(english).keys()].toSorted())
  })

  it.each([
    ['English', english],
    ['Spanish', spanish],
  ])('have no empty word in %s', (_, dictionary) => {
    const empty = [...wordsOf(dictionary)].filter(([, word]) => word.trim() === '')
    expect(empty).toEqual([])
  })

  it('differ in every word, but for those that are the same in both languages', () => {
    const words = wordsOf(english)
    const same = [...wordsOf(spanish)].filter(([key, word]) => word === words.get(key)).map(([key]) => key)
    expect(same.toSorted()).toEqual(alike)
  })

  it('use all arguments of their functions', () => {
    const blanks = /undefined|null|NaN|\[object/
    expect([...wordsOf(english), ...wordsOf(spanish)].filter(([, word]) => blanks.test(word))).toEqual([])
  })

  it('do not compile with a word missing in Spanish, or one too many', async () => {
    const errors = await compileCopy('app/messages', async (messages) => {
      await change(join(messages, 'es.ts'), "    followUs: 'Síguenos',\n", "    followYou: 'Te seguimos',\n")
      await change(join(messages, 'privacy', 'es.ts'), "  refuse: 'Rechazar',\n", '')
      await change(join(messages, 'server', 'es.ts'), "    rssNote: 'Para lectores de noticias',\n", '')
    })
    expect(errors).toMatch(/messages\/es\.ts.*'followYou' does not exist/)
    expect(errors).toMatch(/messages\/privacy\/es\.ts.*'refuse' is missing/)
    expect(errors).toMatch(/messages\/server\/es\.ts.*'rssNote' is missing/)
  })

  it('have no unused texts', async () => {
    expect(await findUnusedWords()).toEqual([])
  })
})

/** Every text by its path, `hours.closed`; functions are called with `«0»`, `«1»` as arguments. */
function wordsOf(dictionary: object, path = ''): Map<string, string> {
  const words = new Map<string, string>()
  for (const [key, value] of Object.entries(dictionary) as [string, unknown][]) {
    const here = path === '' ? key : `${path}.${key}`
    if (typeof value === 'object' && value !== null)
      wordsOf(value, here).forEach((word, at) => words.set(at, word))
    else words.set(here, typeof value === 'function' ? said(value) : String(value))
  }
  return words
}

function said(sentence: Function): string {
  const values = Array.from({ length: sentence.length }, (_, index) => `«${index}»`)
  return String(sentence(...values))
}

/**
 * Finds unused texts with the compiler: it compiles a copy of the site whose dictionary has empty groups, in which each
 * use of a text is an error that names its group and key.
 */
async function findUnusedWords(): Promise<string[]> {
  const errors = await compileWithoutWords()
  const used = new Set(
    [...errors.matchAll(/Property '(\S+)' does not exist on type '([^']+)'/g)].flatMap(
      // A choice between groups is the union of their types.
      ([, word, groups = '']) => [...groups.matchAll(/Of_(\w+)/g)].map(([, group]) => `${group}.${word}`),
    ),
  )
  const chosenFrom = new Set(
    [...errors.matchAll(/can't be used to index type '(?:InLanguage<)?Of_(\w+)/g)].map(([, group]) => group),
  )
  return Object.entries(messagesIn('en')).flatMap(([group, words]) =>
    Object.keys(words)
      .map((word) => `${group}.${word}`)
      .filter((word) => !chosenFrom.has(group) && !used.has(word)),
  )
}

const root = join(import.meta.dirname, '..', '..', '..')

function compileWithoutWords(): Promise<string> {
  return compileCopy('app', async (messages) => {
    const groups = Object.keys(messagesIn('en'))
    const empty = groups.map((group) => `interface Of_${group} {}\n`).join('')
    const shape = `export interface Messages {${groups.map((group) => `${group}: Of_${group};`).join('')}}\n`
    await writeFile(join(messages, 'en.ts'), `${empty}${shape}export declare const en: Messages\n`)
    await writeFile(join(messages, 'es.ts'), `export { en as es } from './en.ts'\n`)
    // Re-exported, so that the texts belong to both dictionaries.
    const reExport = `import { en as words, type Messages } from '../en.ts'\nexport type ServerMessages = Messages\n`
    await writeFile(join(messages, 'server', 'en.ts'), `${reExport}export const en = words\n`)
    await writeFile(join(messages, 'server', 'es.ts'), `export { en as es } from './en.ts'\n`)
  })
}

/** Compiler output for a folder of a copy of the site with changed messages. */
async function compileCopy(folder: string, changeIn: (messages: string) => Promise<void>): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'promenade-words-'))
  try {
    const site = join(copy, 'site')
    await cp(join(root, 'site', 'app'), join(site, 'app'), {
      recursive: true,
      filter: (path) => !/\.test\.tsx?$/.test(path),
    })
    await cp(join(root, 'site', 'tsconfig.json'), join(site, 'tsconfig.site.json'))
    const own = { extends: './tsconfig.site.json', include: [folder] }
    await writeFile(join(site, 'tsconfig.json'), JSON.stringify(own))
    await cp(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'))
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
    await changeIn(join(site, 'app', 'messages'))
    const { stdout } = spawnSync(
      join(root, 'node_modules', '.bin', 'tsc'),
      ['-p', 'site', '--noErrorTruncation'],
      {
        cwd: copy,
        encoding: 'utf8',
      },
    )
    return stdout
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function change(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${file} does not say ${before}`)
  await writeFile(file, text.replace(before, after))
}
