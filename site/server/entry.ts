// The entry of the server's bundle: it joins the site to the build, in one module graph, so that the screens and
// the server mean the same `pageContext`.
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import theme from 'virtual:theme'
import { colorOf } from '../app/theme/theme.ts'
import { createSite } from './site.ts'
import { createParts, type SiteOptions } from './site-parts.ts'
import { type Build, type RunningSite, runSite } from './start-site.ts'

export function createBuiltSite(options: Omit<SiteOptions, 'build'>): RunningSite {
  // The generated types let optional fields be undefined where React Router's own leave them out.
  const parts = createParts({ ...options, build: build as ServerBuild })
  return { ...parts, fetch: createSite(parts).fetch }
}

/** Runs the site as this process; `folder` is that of its package. */
export function runBuiltSite(folder: URL, development: Partial<Build> = {}): Promise<void> {
  // The theme is chosen when the site is built.
  const imageBackgrounds = {
    light: colorOf(theme, 'paper', 'light'),
    dark: colorOf(theme, 'night', 'light'),
  }
  const files = 'dist/client'
  return runSite(process.env, {
    createSite: createBuiltSite,
    imageBackgrounds,
    folder,
    files,
    ...development,
  })
}
