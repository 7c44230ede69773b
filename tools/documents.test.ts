import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const documents = globSync('{*.md,docs/**/*.md,demo/README.md}', { cwd: root })

describe('the documents', () => {
  it.each(documents)('%s has no broken links', (document) => {
    const text = readFileSync(join(root, document), 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([])
  })

  it.each(['README.md', 'CONTRIBUTING.md'])('%s has at most 60 lines', (document) => {
    expect(readFileSync(join(root, document), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  })

  it.each(globSync('{README,CONTRIBUTING,docs/architecture,docs/decisions/*}.md', { cwd: root }))(
    '%s names existing files and folders',
    (document) => {
      const text = readFileSync(join(root, document), 'utf8')
      const patterns = [...text.matchAll(/`([\w.@*{},-]+\/[\w.@*{},/-]*)`/g)].map(([, path = '']) => path)
      const missing = patterns
        .filter((path) => !/NNN|NAME|SLUG|SITE_DATA/.test(path))
        .flatMap(expandBraces)
        .filter((path) => globSync(path.replace(/\/$/, ''), { cwd: root }).length === 0)
      expect(missing).toEqual([])
    },
  )

  it('name existing files and suites as evidence', () => {
    const text = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8')
    const files = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
    const suites = globSync('e2e/{accessibility,security,resilience}/**/*.test.ts', { cwd: root })
    const named = [...text.matchAll(/(?:audit|drill) `([\w-]+)`/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => !suites.some((suite) => suite.includes(name)))).toEqual([])
  })

  it('name existing files in the table of ATAG', () => {
    const text = readFileSync(join(root, 'docs', 'atag.md'), 'utf8')
    const files = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('deploy with existing settings, images and programs', () => {
    const operations = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')
    const examples = globSync('docs/{compose.yaml,*.service}', { cwd: root })
    const text = examples.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
    const settings = [...text.matchAll(/^ *(?:Environment=)?([A-Z]+_[A-Z_]+)[:=]/gm)].map(([, name]) => name)
    const elsewhere = /^(?:POSTGRES_|NODE_ENV$)/
    expect(settings.length).toBeGreaterThan(15)
    expect(settings.filter((name = '') => !elsewhere.test(name) && !operations.includes(name))).toEqual([])
    const containerfile = readFileSync(join(root, 'Containerfile'), 'utf8')
    const targets = [...`${text}\n${operations}`.matchAll(/(?:target: |--target )([\w-]+)/g)]
    expect(new Set(targets.map(([, name]) => name))).toEqual(
      new Set(['platform', 'platform-embedded', 'site']),
    )
    expect(targets.filter(([, name]) => !containerfile.includes(` AS ${name}\n`))).toEqual([])
    const programs = [...`${text}\n${operations}`.matchAll(/(?:platform|site|tools)\/[\w/-]+\.(?:ts|mjs)/g)]
    expect(programs.filter(([path]) => !existsSync(join(root, path)))).toEqual([])
  })
})

it('the changelog begins with the version of this release', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [, latest] = /^## (\S+)$/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? []
  expect(latest).toBe(version)
})

it('the settings of compose have no value of another mall, and are all named beside it', () => {
  const compose = readFileSync(join(root, 'docs', 'compose.yaml'), 'utf8')
  const operations = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')
  const [, names = ''] = /Its settings are in `docs\/\.env`:([^]*?)\n\n/.exec(operations) ?? []
  const required = [...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name)
  expect(required.filter((name) => !names.includes(name))).toEqual([])
  expect(required).toContain('PROPERTY_ID')
  expect(compose).not.toMatch(/\$\{\w+:-[^}]/)
})

describe('every way to put it on a server', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const operations = read('docs/operations.md')
  const deployment = operations.slice(
    operations.indexOf('## First deployment'),
    operations.indexOf('\n## Content'),
  )
  const ways = deployment.split('\n### ').filter((part) => /^(?:In containers|With )/.test(part))

  it('has the studio, and lets its first admin in', () => {
    expect(ways).toHaveLength(3)
    for (const way of ways) {
      expect(way).toContain('STUDIO_URL')
      expect(way).toContain('studio-admin')
    }
    expect(deployment).toContain('npm ci && npm run build\n')
  })

  it('opens the port of the studio behind a proxy', () => {
    const recipes = ['docs/compose.yaml', 'docs/operations.md']
    for (const recipe of recipes) {
      expect(read(recipe)).toMatch(/STUDIO_PORT[:=] ?4200/)
      expect(read(recipe)).toMatch(/STUDIO_TRUSTED_PROXIES[:=] ?1/)
    }
    expect(read('docs/compose.yaml')).toContain("'127.0.0.1:4200:4200'")
    // Commands of the operator get them too, and not only the service.
    const [, written] =
      /printf '%s\\n' (PLATFORM_API_KEY[^>]*) > \/etc\/promenade\/platform\.env/.exec(deployment) ?? []
    for (const name of ['STUDIO_PORT', 'STUDIO_TRUSTED_PROXIES', 'STUDIO_URL', 'SITE_ORIGINS'])
      expect(written).toContain(` ${name}=`)
    expect(read('docs/promenade-platform.service')).not.toMatch(/=(?:STUDIO|SITE|SMTP|MAIL)_/)
    expect(read('Containerfile')).toMatch(/STUDIO_HOST=0\.0\.0\.0[^]*EXPOSE 4100 4200/)
  })

  it.each(['docs/nginx.conf', 'docs/nginx-cache.conf'])(
    '%s writes where nginx of a distribution may',
    (file) => {
      const paths = [...read(file).matchAll(/^ *(?:proxy_cache_path|pid|ssl_certificate(?:_key)?) (\S+)/gm)]
      expect(paths.map(([, path]) => path)).toEqual([expect.stringMatching(/^\/var\/cache\/promenade-\w+$/)])
    },
  )

  it.each(['docs/nginx.conf', 'docs/nginx-cache.conf'])('%s leads to the studio by its host', (file) => {
    expect(read(file)).toMatch(
      /server_name studio\.\*;[^]*client_max_body_size 26m;[^]*proxy_pass http:\/\/studio;/,
    )
  })

  it.each(['docs/nginx.conf', 'docs/nginx-cache.conf'])('%s leads to the preview by its host', (file) => {
    const [preview = ''] = /server_name preview\.\*;[^}]*\}/.exec(read(file)) ?? []
    expect(preview).toContain('proxy_pass http://127.0.0.1:4300;')
    // What staff see is in no shared cache.
    expect(preview).not.toContain('proxy_cache')
  })
})

/** `{en,es}.ts` as `en.ts` and `es.ts`. */
function expandBraces(path: string): readonly string[] {
  const [braces, inside] = /\{([^{}]*)\}/.exec(path) ?? []
  if (braces === undefined || inside === undefined) return [path]
  return inside.split(',').flatMap((part) => expandBraces(path.replace(braces, part)))
}
