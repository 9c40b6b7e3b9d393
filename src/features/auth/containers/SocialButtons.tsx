import { Divider, Grid, SocialButton, Stack } from '@dukani/design-system'
import { textLanguage, type TextKey } from '@dukani/i18n'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { SIGN_IN_PROVIDERS, type SignInProvider } from '#shared/session/signInReturn.ts'

export interface SocialButtonsProps {
  /** the provider that the page is being left for */
  leaving: SignInProvider | null
  onPress: (provider: SignInProvider) => void
}

const LABELS = { google: 'auth.google', facebook: 'auth.facebook' } as const satisfies Record<
  SignInProvider,
  TextKey
>

/** The other way in, under a form: with an account at Google or Facebook (AUTH-06). */
export function SocialButtons({ leaving, onPress }: SocialButtonsProps) {
  const t = useText()
  return (
    <Stack gap={16}>
      <Divider>{t('auth.or')}</Divider>
      <Grid columns="repeat(auto-fit, minmax(min(8rem, 100%), 1fr))" gap={12}>
        {SIGN_IN_PROVIDERS.map((provider) => {
          const label = t(LABELS[provider])
          return (
            <SocialButton
              key={provider}
              provider={provider}
              wide
              lang={textLanguage(label)}
              pending={leaving === provider}
              pendingLabel={t('auth.leaving')}
              onClick={() => onPress(provider)}
            >
              {label}
            </SocialButton>
          )
        })}
      </Grid>
    </Stack>
  )
}
