import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSignOutMutation } from '@groupride/web-api-client';
import { Button, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { leaveFor } from '../../../shared/leave-for';
import { forgetStoredAnswers } from '../../../shared/forget-stored-answers';

export function SignOut() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [signOut, { isLoading }] = useSignOutMutation();
  const leave = async () => {
    const answer = await signOut();
    if ('error' in answer)
      toast({ title: t('profile.notSignedOut'), description: problemText(answer.error), tone: 'error' });
    else {
      await forgetStoredAnswers();
      leaveFor('/landing');
    }
  };
  return (
    <Button
      variant="secondary"
      block
      busy={isLoading}
      onClick={() => void leave()}
      icon={<LogOut size={18} aria-hidden />}
    >
      {t('profile.signOut')}
    </Button>
  );
}
