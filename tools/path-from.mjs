import { resolve } from 'node:path'
import process from 'node:process'

/** A path as it is meant where npm was called, which runs its scripts in the folder of the project. */
export function pathFrom(/** @type {string} */ path) {
  return resolve(process.env['INIT_CWD'] ?? '', path)
}
