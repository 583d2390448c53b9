import { useState } from 'react';
import { useFocusOnStep } from '@/components/wizard/use-focus-on-step';
import { CodeStep } from './forgot-code-step';
import { DoneStep } from './forgot-done-step';
import { EmailStep } from './forgot-email-step';
import { PasswordStep } from './forgot-password-step';
import { useResendLock } from './use-resend-lock';

type Progress =
  | { step: 'email'; email: string }
  | { step: 'code'; email: string }
  | { step: 'password'; email: string; code: string }
  | { step: 'done'; email: string };

/** E-mail, code, new password, done. Going back to the e-mail step keeps the lock on sending again. */
export function ForgotPasswordPage({ email }: { email: string }) {
  const [progress, setProgress] = useState<Progress>({ step: 'email', email });
  const place = useFocusOnStep(progress.step);
  return (
    <div ref={place} className="contents">
      <Step progress={progress} onProgress={setProgress} />
    </div>
  );
}

type StepProps = { progress: Progress; onProgress: (progress: Progress) => void };

function Step({ progress, onProgress }: StepProps) {
  const resendLock = useResendLock();
  const { email } = progress;
  switch (progress.step) {
    case 'email':
      return <EmailStep email={email} onSent={(sentTo) => onProgress({ step: 'code', email: sentTo })} />;
    case 'code':
      return (
        <CodeStep
          email={email}
          resendLock={resendLock}
          onChangeEmail={() => onProgress({ step: 'email', email })}
          onVerified={(code) => onProgress({ step: 'password', email, code })}
        />
      );
    case 'password':
      return (
        <PasswordStep
          email={email}
          code={progress.code}
          onChangeCode={() => onProgress({ step: 'code', email })}
          onSaved={() => onProgress({ step: 'done', email })}
        />
      );
    case 'done':
      return <DoneStep email={email} />;
  }
}
