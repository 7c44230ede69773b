import { resolve } from 'node:path'
import process from 'node:process'

/** Resolves a path against the folder in which npm was called; npm runs scripts in the project's folder. */
export function pathFrom(/** @type {string} */ path) {
  return resolve(process.env['INIT_CWD'] ?? '', path)
}
