import { escapeMarkup } from '@promenade/contract/schema/escape-markup'
import { z } from 'zod'
import { respondConditionally } from './conditional-response.ts'

/** The OpenAPI document as an HTML page without scripts and external resources. */
export async function respondWithDocs(request: Request, document: unknown): Promise<Response> {
  const body = renderDocs(documentShape.parse(document))
  const response = await respondConditionally(request, {
    body,
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
  })
  response.headers.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  )
  return response
}

/** The parts of an OpenAPI document that the page shows. */
const schemaShape = z.record(z.string(), z.unknown())
const contentShape = z.record(z.string(), z.object({ schema: schemaShape }))
const operationShape = z.object({
  summary: z.string(),
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: schemaShape }),
    )
    .default([]),
  requestBody: z.object({ content: contentShape }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: contentShape.optional() })),
})
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const documentShape = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.partialRecord(z.enum(methods), operationShape)),
  components: z.object({ schemas: z.record(z.string(), schemaShape) }),
})

type Schema = z.infer<typeof schemaShape>
type Operation = z.infer<typeof operationShape>

function renderDocs({ info, paths, components }: z.infer<typeof documentShape>): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.map((method) => renderOperation(`${method.toUpperCase()} ${path}`, item[method])),
  )
  const schemas = Object.entries(components.schemas).map(([name, schema]) => renderSchema(name, schema))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(info.title)}</title>
<style>${style}</style>
<h1>${escapeMarkup(info.title)}</h1>
<p>${prose(info.description)}</p>
<p>The same for programs: <a href="openapi.json">openapi.json</a>.</p>
<h2>Addresses</h2>
${operations.join('\n')}
<h2>Schemas</h2>
${schemas.join('\n')}
</html>
`
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h3 { font: 600 1rem ui-monospace, monospace; margin: 2rem 0 .25rem; overflow-wrap: anywhere }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8886 }
`

function renderOperation(address: string, operation: Operation | undefined): string {
  if (operation === undefined) return ''
  const { summary, parameters, requestBody, responses } = operation
  const parameterRows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escapeMarkup(parameter.name)}</code> in ${escapeMarkup(parameter.in)}${parameter.required ? '' : ', optional'}` +
      `<td>${renderType(parameter.schema)}<td>${prose(describe(parameter.schema))}`,
  )
  const responseRows = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const types = Object.entries(content).map(
      ([type, { schema }]) => `${escapeMarkup(type)}: ${renderType(schema)}`,
    )
    return `<tr><td>${escapeMarkup(status)}<td>${types.join('<br>')}<td>${prose(description)}`
  })
  const bodyRows = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => renderProperties(schema))
  return `<h3>${escapeMarkup(address)}</h3>
<p>${prose(summary)}</p>
<table>${[...parameterRows, ...bodyRows, ...responseRows].join('\n')}</table>`
}

function renderSchema(name: string, schema: Schema): string {
  return `<h3 id="${escapeMarkup(name)}">${escapeMarkup(name)}</h3>
<p>${prose(describe(schema))}</p>
<table>${renderProperties(schema).join('\n')}</table>`
}

function renderProperties(schema: Schema): readonly string[] {
  return Object.entries(schemas(schema['properties'])).map(
    ([key, property]) =>
      `<tr><td><code>${escapeMarkup(key)}</code><td>${renderType(property)}<td>${prose(describe(property))}`,
  )
}

function renderType(schema: Schema): string {
  const reference = schema['$ref']
  if (typeof reference === 'string') {
    const name = escapeMarkup(reference.split('/').at(-1) ?? '')
    return `<a href="#${name}">${name}</a>`
  }
  const choices = [schema['anyOf'], schema['oneOf'], schema['allOf']].filter(Array.isArray).flat()
  if (choices.length > 0) return choices.map((choice) => renderType(schemaShape.parse(choice))).join(' or ')
  if (Array.isArray(schema['enum']))
    return schema['enum'].map((value) => `<code>${escapeMarkup(String(value))}</code>`).join(' or ')
  const items = schemaShape.safeParse(schema['items'])
  if (items.success) return `list of ${renderType(items.data)}`
  const properties = Object.keys(schemas(schema['properties']))
  if (properties.length > 0)
    return `{ <code>${properties.map((name) => escapeMarkup(name)).join(', ')}</code> }`
  return escapeMarkup([schema['type'] ?? 'any'].flat().map(String).join(' or '))
}

function schemas(value: unknown): Readonly<Record<string, Schema>> {
  const parsed = z.record(z.string(), schemaShape).safeParse(value)
  return parsed.success ? parsed.data : {}
}

function describe(schema: Schema): string {
  const description = schema['description']
  return typeof description === 'string' ? description : ''
}

/** Renders text between backticks as code. */
function prose(text: string): string {
  return escapeMarkup(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}
