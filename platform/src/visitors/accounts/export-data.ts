import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import type { PersonalRequest } from '../account-api/account-endpoint.ts'
import { readPerson } from '../person/read-person.ts'

/** Exports all data of the account and all data with its e-mail address; without secrets and their hashes. */
export async function exportData(
  request: PersonalRequest<unknown>,
): Promise<EndpointResponse<'export_data'>> {
  const person = await readPerson({ ...request, email: request.account.email })
  return { ...person, exported_at: request.now }
}
