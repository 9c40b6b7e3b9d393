/** Logins, registrations, refreshes and changes of passwords without limits: all tests come from one address. */
export const NO_ATTEMPT_LIMITS = {
  LOGIN_LIMIT_PAIR: '0',
  LOGIN_LIMIT_ADDRESS: '0',
  LOGIN_LIMIT_EMAIL: '0',
  REGISTER_LIMIT: '0',
  REFRESH_LIMIT: '0',
  RESET_LIMIT_ADDRESS: '0',
  RESET_LIMIT_EMAIL: '0',
  PASSWORD_CHANGE_LIMIT: '0',
  SECOND_FACTOR_LIMIT: '0',
}
