import {
  defineLoginEndpoint,
  definePublicEndpoint,
  definePersonalEndpoint,
} from '../account-api/define-endpoint.ts'
import { hourly, hourlyForEmail } from '../account-api/account-endpoint.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { logOut, logOutEverywhere } from './log-out.ts'
import { logIn, requestLogin } from './login.ts'
import { getProfile } from '../person/get-profile.ts'
import { updateProfile } from './profile.ts'

export const accountEndpoints = [
  definePublicEndpoint({
    name: 'request_login',
    limits: { visitor: hourly(60), email: hourlyForEmail(5) },
    handle: requestLogin,
  }),
  defineLoginEndpoint({ name: 'login_hash', limits: { visitor: hourly(120) }, handle: logIn }),
  definePersonalEndpoint({ name: 'get_profile', handle: getProfile }),
  definePersonalEndpoint({ name: 'update_profile', handle: updateProfile }),
  definePersonalEndpoint({ name: 'export_data', handle: exportData }),
  definePersonalEndpoint({ name: 'delete_account', endsSession: true, handle: deleteAccount }),
  definePersonalEndpoint({ name: 'log_out', endsSession: true, handle: logOut }),
  definePersonalEndpoint({ name: 'log_out_everywhere', endsSession: true, handle: logOutEverywhere }),
]
