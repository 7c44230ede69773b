import { buildSite } from '../../tools/build-site.ts'
import { buildStudio } from '../../tools/build-studio.ts'

/** Builds the studio and the site of its preview, before the workers need them at the same time. */
export async function setup(): Promise<void> {
  await buildStudio()
  buildSite()
}
