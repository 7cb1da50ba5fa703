/** What surrounds every screen: direction, the line to the server, the routes. */
import { ApolloProvider } from '@apollo/client/react';
import { Direction } from 'radix-ui';
import { RouterProvider } from 'react-router-dom';
import { Toaster } from '../design/ui/Toaster.tsx';
import { TooltipProvider } from '../design/ui/Tooltip.tsx';
import { useLanguage } from '../words/useLanguage.ts';
import { client } from './apollo.ts';
import { router } from './routes.tsx';
import { usePreferences } from './usePreferences.ts';

export function App() {
  const { dir } = useLanguage();
  usePreferences();
  return (
    <Direction.Provider dir={dir}>
      <ApolloProvider client={client}>
        <TooltipProvider delayDuration={500}>
          <RouterProvider router={router} />
        </TooltipProvider>
        <Toaster />
      </ApolloProvider>
    </Direction.Provider>
  );
}
