// The entry of the server's bundle. Pages and server are in one module graph, so that both use the same `pageContext`
// object.
import { omitUndefined } from '@promenade/contract/decode/omit-undefined'
import * as build from 'virtual:react-router/server-build'
import theme from 'virtual:theme'
import { colorOf } from '../app/theme/theme.ts'
import { createSite } from './site.ts'
import { runPreview, startPreview } from './preview/run-preview.ts'
import { createParts, type SiteOptions } from './site-parts.ts'
import { type Build, type RunningSite, runSite } from './start-site.ts'

export function createBuiltSite(options: Omit<SiteOptions, 'build'>): RunningSite {
  // The generated type allows undefined optional fields, React Router's own does not.
  const parts = createParts({ ...options, build: omitUndefined({ ...build }) })
  return { ...parts, fetch: createSite(parts).fetch }
}

/** Runs the site in this process; `folder` is the folder of its package. */
export function runBuiltSite(folder: URL): Promise<void> {
  return runSite(process.env, builtIn(folder))
}

/** Runs the site of `npm run dev`, and the preview beside it. */
export function runDevelopedSite(
  folder: URL,
  { hasPreview, ...development }: Partial<Build> & { readonly hasPreview: boolean },
): Promise<void> {
  const build: Build = { ...builtIn(folder), ...development }
  return runSite(process.env, {
    ...build,
    ...(hasPreview && { startBeside: (config, tools) => startPreview(config, build, tools) }),
  })
}

/** Runs the preview in this process. */
export function runBuiltPreview(folder: URL): Promise<void> {
  return runPreview(process.env, builtIn(folder))
}

function builtIn(folder: URL): Build {
  // The theme is chosen when the site is built.
  const imageBackgrounds = {
    light: colorOf(theme, 'paper', 'light'),
    dark: colorOf(theme, 'night', 'light'),
  }
  return {
    createSite: createBuiltSite,
    imageBackgrounds,
    folder,
    files: 'dist/client',
    compressed: 'dist/compressed',
  }
}
