// The entry of the server's bundle: it joins the site to the build, in one module graph, so that the screens and
// the server mean the same `visitContext`.
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import theme from '#theme-text'
import { guideOf } from '../app/content/map-guide.ts'
import type { MallContent } from '../app/content/mall-content.ts'
import { groundsOf } from './share-pictures/theme-grounds.ts'
import { createSite, type Site, type SiteOptions } from './site.ts'

export function createBuiltSite(options: Omit<SiteOptions, 'build'>): Site {
  // The generated types let optional fields be undefined where React Router's own leave them out.
  return createSite({ ...options, build: build as ServerBuild })
}

/** The theme is chosen when the site is built. */
export const shareGrounds = groundsOf(theme)

/** Reads the map for ways on it, which takes a moment, before the first visitor asks for one. */
export function prepareMap(content: MallContent): void {
  if (content.map !== undefined) guideOf(content.map, content)
}
