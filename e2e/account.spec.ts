import { cookieOf, newAccount, newPerson } from './support/account.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('AUTH-02 AUTH-03 AUTH-04 AUTH-12 a guest signs up, logs in, and is still logged in after a reload', async ({
  page,
  context,
  catalogue,
  auth,
}) => {
  const person = newPerson()
  await catalogue.open()
  await auth.open()
  await auth.showSignUp()
  await auth.fillRegistration(person)
  await auth.submit(t('auth.signUp'))
  // Success switches to the login, with the e-mail filled in.
  await expect(auth.field('firstName')).toBeHidden()
  await expect(auth.field('email')).toHaveValue(person.email)
  await expect(auth.dialog.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
  await auth.field('password').fill(person.password)
  await auth.submit(t('auth.login'))
  await expect(auth.dialog).toBeHidden()
  await expect(auth.account(person)).toBeVisible()
  expect(await cookieOf(context, 'accessToken')).not.toBeNull()
  expect(await cookieOf(context, 'refresh_token')).not.toBeNull()

  await page.reload()
  await expect(auth.account(person)).toBeVisible()
})

test('AUTH-03 AUTH-08 a wrong password is said in the modal, and what was typed stays', async ({
  context,
  catalogue,
  auth,
  problems,
  request,
}) => {
  problems.expect(/status of 401/)
  const { email } = await newAccount(request)
  await catalogue.open()
  await auth.open()
  await auth.fillLogin({ email, password: 'სულ სხვა პაროლი' })
  await auth.submit(t('auth.login'))
  await expect(auth.alert).toBeVisible()
  await expect(auth.field('email')).toHaveValue(email)
  await expect(auth.field('password')).toHaveValue('სულ სხვა პაროლი')
  expect(await cookieOf(context, 'accessToken')).toBeNull()
})

test('AUTH-04 what is wrong with a registration stands at its fields, and nothing typed is lost', async ({
  catalogue,
  auth,
  problems,
}) => {
  problems.expect(/status of 400/)
  const person = newPerson()
  await catalogue.open()
  await auth.open()
  await auth.showSignUp()
  await auth.submit(t('auth.signUp'))
  await expect(auth.field('firstName')).toHaveAccessibleDescription(new RegExp(t('field.required')))
  await auth.fillRegistration({ ...person, idnumber: '123' })
  await auth.field('confirmPassword').fill('სხვა რამე')
  await auth.submit(t('auth.signUp'))
  await expect(auth.field('idnumber')).toHaveAccessibleDescription(new RegExp(t('field.idnumber')))
  await expect(auth.field('confirmPassword')).toHaveAccessibleDescription(
    new RegExp(t('auth.passwordsDiffer')),
  )

  // The server's own rule: a password that everybody has.
  await auth.fillRegistration({ ...person, password: 'password123' })
  await auth.submit(t('auth.signUp'))
  await expect(auth.field('password')).toHaveAccessibleDescription(/\S/)
  await expect(auth.field('password')).toHaveAttribute('aria-invalid', 'true')
  await expect(auth.field('firstName')).toHaveValue(person.first_name)
  await expect(auth.field('email')).toHaveValue(person.email)
})

test('AUTH-01 AUTH-02 closing forgets what was typed and returns to the login', async ({
  page,
  catalogue,
  auth,
}) => {
  await catalogue.open()
  await auth.open()
  await auth.field('email').fill('nobody@journey.example')
  await auth.submit(t('auth.forgot'))
  await expect(auth.dialog.getByRole('button', { name: t('auth.backToLogin') })).toBeVisible()
  await auth.close.click()
  await expect(auth.dialog).toBeHidden()

  await auth.open()
  await expect(auth.field('password')).toBeVisible()
  await expect(auth.field('email')).toHaveValue('')
  await auth.dialog.getByRole('button', { name: t('auth.forgot') }).click()
  await auth.submit(t('auth.backToLogin'))
  await expect(auth.field('password')).toBeVisible()
  // Outside of it, at the page's upper edge.
  await page.mouse.click(5, 5)
  await expect(auth.dialog).toBeHidden()
})

test('AUTH-09 AUTH-13 logging out leaves a guest, without cookies, whose old token is worth nothing', async ({
  context,
  auth,
  request,
  customer,
}) => {
  const token = await cookieOf(context, 'accessToken')
  await auth.logOut(customer)
  await expect.poll(() => cookieOf(context, 'accessToken')).toBeNull()
  expect(await cookieOf(context, 'refresh_token')).toBeNull()
  const answer = await request.get('/v1/orders/', { headers: { Authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(401)
})

test('AUTH-10 the two cookies last a week, for the whole shop', async ({ context, customer: _customer }) => {
  const cookies = await context.cookies()
  for (const name of ['accessToken', 'refresh_token']) {
    const cookie = cookies.find((one) => one.name === name)
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false })
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800), name).toBeLessThan(120)
  }
  expect(cookies.find(({ name }) => name === 'sb')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})
